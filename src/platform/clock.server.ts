/** The current time, passed in as a dependency. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
