/** What the keys begin with under which a browser keeps what readers type into playgrounds: entries by name. */
export const playgroundKeys = 'docwright:playground:';

/** Names of entries that hold credentials. */
export const secretEntry = /^(?:credential|secret):/;
