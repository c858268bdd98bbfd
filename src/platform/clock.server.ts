/** The time, as a parameter: whoever decides by the clock is handed one. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
