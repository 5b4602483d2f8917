/** Arguments for a Chromium without a window: no GPU, and no requests of its own. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  // Without a GPU, Chromium sometimes stops drawing frames when it is resized while pictures load: it waits for an
  // image to be decoded. This decodes images with the frame instead.
  "--disable-checker-imaging",
];
