/** The organ of each test, by ids; other tests use their category's (core/catalogue/organs.ts). */
export const organRows: Readonly<Record<string, readonly number[]>> = {
  sugar: [1, 2, 3, 4, 31, 32, 33, 101, 102],
  blood: [56],
  liver: [7, 73, 74, 75, 76, 77, 78, 98, 99, 100],
  stomach: [70, 103, 104, 105, 106, 107],
  kidneys: [69],
  thyroid: [9, 108, 109, 110, 111],
  tumour: [123, 124, 125, 126, 127, 128],
};
