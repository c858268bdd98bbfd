/** The greatest number that the database can hold as an id. */
export const GREATEST_ID = 2_147_483_647;
