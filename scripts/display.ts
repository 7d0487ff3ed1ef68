/** Whether there is a display; Windows and macOS always have one. */
export function hasDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return (
    process.platform !== 'linux' ||
    [DISPLAY, WAYLAND_DISPLAY].some((name) => name !== undefined && name !== '')
  );
}
