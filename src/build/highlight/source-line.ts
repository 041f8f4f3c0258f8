import type { RegexEngine } from 'shiki/types';

type Copy = ReturnType<RegexEngine['createString']>;

/** A line of code that patterns are searched in. `id` tells it from all other lines of the engine. */
export class SourceLine {
  readonly content: string;
  readonly id: number;
  private readonly oniguruma: RegexEngine;
  private copy: Copy | null = null;

  constructor(content: string, id: number, oniguruma: RegexEngine) {
    this.content = content;
    this.id = id;
    this.oniguruma = oniguruma;
  }

  /** Oniguruma's copy of the line, made when the first of its patterns is run. */
  forOniguruma(): Copy {
    return (this.copy ??= this.oniguruma.createString(this.content));
  }

  dispose(): void {
    (this.copy as { dispose?: () => void } | null)?.dispose?.();
    this.copy = null;
  }
}
