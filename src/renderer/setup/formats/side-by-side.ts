/** The most formats with a button each beside the languages; more of them are one button, which asks. */
export const SIDE_BY_SIDE = 2;
