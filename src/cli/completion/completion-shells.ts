import type { Command } from '../command.ts';
import { renderBashCompletion } from './render-bash-completion.ts';
import { renderFishCompletion } from './render-fish-completion.ts';
import { renderPowershellCompletion } from './render-powershell-completion.ts';
import { renderZshCompletion } from './render-zsh-completion.ts';

/** By the name of a shell, its script for completion. */
export const completionShells: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
  bash: renderBashCompletion,
  zsh: renderZshCompletion,
  fish: renderFishCompletion,
  powershell: renderPowershellCompletion,
};
