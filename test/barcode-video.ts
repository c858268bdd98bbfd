/** Widths of bars and spaces of each symbol of Code 128, by its value; the last is the end. */
const patterns = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112"
).split(" ");

const START_B = 104;
const STOP = 106;
const MODULUS = 103;
/** The first character of set B. */
const FIRST_CHARACTER = 32;

/** Returns a text in Code 128, set B, as modules: true is dark. */
export function drawCode128(text: string): boolean[] {
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - FIRST_CHARACTER);
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START_B);
  const symbols = [START_B, ...values, sum % MODULUS, STOP];
  return symbols.flatMap((symbol) =>
    Array.from(patterns[symbol] ?? "").flatMap((width, index) => Array(Number(width)).fill(index % 2 === 0)),
  );
}

const [WIDTH, HEIGHT, FRAMES] = [640, 480, 4];
const QUIET_MODULES = 12;
const [DARK, LIGHT, NO_COLOUR] = [16, 235, 128];

/** Returns a video that shows bars on white paper: YUV4MPEG2, which Chromium plays as its camera. */
export function writeVideo(modules: readonly boolean[]): Buffer {
  const moduleWidth = Math.floor(WIDTH / (modules.length + 2 * QUIET_MODULES));
  const left = Math.floor((WIDTH - moduleWidth * modules.length) / 2);
  const row = Buffer.alloc(WIDTH, LIGHT);
  for (const [index, isDark] of modules.entries())
    if (isDark) row.fill(DARK, left + index * moduleWidth, left + (index + 1) * moduleWidth);
  const paper = Buffer.alloc(WIDTH, LIGHT);
  const rows = Array.from({ length: HEIGHT }, (_, y) => (y > HEIGHT / 4 && y < (HEIGHT * 3) / 4 ? row : paper));
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), ...rows, colours]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`);
  return Buffer.concat([header, ...Array(FRAMES).fill(frame)]);
}
