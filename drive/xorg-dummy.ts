/**
 * The configuration of an Xorg that paints into memory, on up to two outputs, and takes no input device and no graphics
 * card of the machine. `mode` is the first screen's ("1280x800").
 */
export function xorgDummy(mode: string, flags: readonly string[] = []): string {
  const off = ['AutoAddDevices', 'AutoAddGPU'].map((flag) => `  Option "${flag}" "false"`);
  const on = flags.map((flag) => `  Option "${flag}" "true"`);
  return `
Section "ServerFlags"
${[...off, ...on].join('\n')}
EndSection
Section "Device"
  Identifier "outputs"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
EndSection
Section "Screen"
  Identifier "screen"
  Device "outputs"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "${mode}"
    Virtual 3840 2160
  EndSubSection
EndSection
`;
}
