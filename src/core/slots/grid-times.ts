/** The minutes past the hour at which slots of each length begin. */
type StartMinutes = { 60: ["00"]; 30: ["00", "30"]; 20: ["00", "20", "40"]; 15: ["00", "15", "30", "45"] };
type Hours = ["12", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"];

export type Grid = { first: string; minutes: keyof StartMinutes; count: number };

/** The times of a grid as literal types, so that a wrong time is a type error; never if they leave the day. */
export type GridTimes<G extends Grid> = Take<From<Day<StartMinutes[G["minutes"]]>, G["first"]>, G["count"]>;

type Day<Minutes extends string[]> = [...HalfDay<Hours, Minutes, "AM">, ...HalfDay<Hours, Minutes, "PM">];

type HalfDay<Left extends string[], Minutes extends string[], Half extends string> = Left extends [
  infer Hour extends string,
  ...infer Rest extends string[],
]
  ? [...InHour<Hour, Minutes, Half>, ...HalfDay<Rest, Minutes, Half>]
  : [];

type InHour<Hour extends string, Left extends string[], Half extends string> = Left extends [
  infer Minute extends string,
  ...infer Rest extends string[],
]
  ? [`${Hour}:${Minute} ${Half}`, ...InHour<Hour, Rest, Half>]
  : [];

type From<Times extends string[], First extends string> = Times extends [infer Time, ...infer Rest extends string[]]
  ? Time extends First
    ? Times
    : From<Rest, First>
  : never;

type Take<Times extends string[], Count extends number, Taken extends string[] = []> = Taken["length"] extends Count
  ? Taken
  : Times extends [infer Time extends string, ...infer Rest extends string[]]
    ? Take<Rest, Count, [...Taken, Time]>
    : never;
