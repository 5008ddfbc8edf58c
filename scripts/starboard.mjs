// Installs what is missing and runs the command line.
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
await import('../packages/cli/bin/starboard.mjs');
