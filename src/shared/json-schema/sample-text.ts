/** What a sample shows for a text that nobody has given. Anything else in brackets is an author's own text. */
export const sampleText = /^<(string|any|file)>(?=x*$)/;
