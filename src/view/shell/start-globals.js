((m, p) => {
  p = (m.api ??= {}).playground ??= {
    variables: {},
    setServerVariables(v) {
      p.variables = Object.fromEntries(
        Object.entries(v ?? {})
          .filter((e) => e[1] != null)
          .map((e) => [e[0], e[1] + '']),
      );
      dispatchEvent(new Event('docwright:server-variables'));
    },
    clearServerVariables() {
      p.setServerVariables({});
    },
  };
})((window.mintlify ??= { user: null }));
