/** `make` for values of JSON, which gives what it made last as long as it is given the same. */
export function keepLast<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let last: { key: string; made: Made } | null = null;
  return (given) => {
    const key = JSON.stringify(given);
    if (last?.key !== key) last = { key, made: make(given) };
    return last.made;
  };
}
