# Homebrew's formula, for a checkout or wherever the repository is published:
#
#   HOMEBREW_ZOOMFIT_REPOSITORY=$PWD brew install --HEAD --formula .packaging/zoomfit.rb
class Zoomfit < Formula
  desc "Compute how an iOS scroll view fits images, and check them"
  homepage "https://zoomfit.example"
  license "MIT"
  head ENV.fetch("HOMEBREW_ZOOMFIT_REPOSITORY", "https://zoomfit.example/zoomfit.git"),
       using: :git, branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "jpeg-turbo"
  depends_on "libpng"

  def install
    # Homebrew's own sandbox is around the package manager's already.
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "zoomfit"
    system ".packaging/install", ".build/release/zoomfit", prefix
    rm share/"doc/zoomfit/.folders"
  end

  test do
    fit = shell_output("#{bin}/zoomfit --image-size 3024x4032 --viewport 390x844 -p fitScale")
    assert_equal "0.12896825396825398\n", fit
  end
end
