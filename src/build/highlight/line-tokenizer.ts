import { type IGrammar, INITIAL, type StateStack } from 'shiki/textmate';

/** What a grammar knows between two lines. Equal states are one object, so that lines met before are not read again. */
export interface LineState {
  stack: StateStack;
  lines: Map<string, LineResult>;
}

export interface LineResult {
  /** Start and metadata of each token, in turn. */
  tokens: Uint32Array;
  next: LineState;
}

/** Runs a grammar over lines, remembering them: code samples repeat a third of their lines, generated ones most. */
export class LineTokenizer {
  private readonly grammar: IGrammar;
  private states: LineState[] = [];
  private remembered = 0;

  constructor(grammar: IGrammar) {
    this.grammar = grammar;
  }

  start(): LineState {
    if (this.remembered > maxRemembered) {
      this.states = [];
      this.remembered = 0;
    }
    return (this.states[0] ??= { stack: INITIAL, lines: new Map() });
  }

  read(line: string, state: LineState): LineResult {
    const known = state.lines.get(line);
    if (known) return known;
    const { tokens, ruleStack, stoppedEarly } = this.grammar.tokenizeLine2(line, state.stack, maxMilliseconds);
    const result = { tokens, next: this.stateOf(ruleStack) };
    if (!stoppedEarly && line.length <= maxRememberedLength) {
      state.lines.set(line, result);
      this.remembered++;
    }
    return result;
  }

  private stateOf(stack: StateStack): LineState {
    // The initial state is never returned to: a first line has rules of its own.
    const known = this.states.find((state, index) => index > 0 && state.stack.equals(stack));
    if (known) return known;
    const state = { stack, lines: new Map<string, LineResult>() };
    if (this.states.length < maxStates) this.states.push(state);
    return state;
  }
}

const maxRemembered = 20_000;
const maxRememberedLength = 300;
const maxStates = 200;
// Only a hopeless line takes long, but a busy machine may hold up any line.
const maxMilliseconds = 5000;
