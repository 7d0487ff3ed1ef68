/** What DOS and Excel's "CSV (MS-DOS)" write for the bytes from 0x80 on, in Western and in Central Europe. */
const HIGH = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
} as const;

export type DosEncoding = keyof typeof HIGH;

export function isDos(encoding: string): encoding is DosEncoding {
  return encoding in HIGH;
}

/** A text in a code page that no runtime decodes. */
export function dosText(bytes: Uint8Array, encoding: DosEncoding): string {
  const high = HIGH[encoding];
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (high[byte - 0x80] ?? ''),
  ).join('');
}
