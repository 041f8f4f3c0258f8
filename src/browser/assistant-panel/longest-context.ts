/** The longest piece of a page that goes with a question, in characters. */
export const longestContext = 8_000;
