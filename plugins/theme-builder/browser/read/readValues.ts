import type { ThemeLibrary } from '../libraries/types';
import { isRecord } from '../model/paths';
import { parseValue } from '../model/parseValue';
import type { TokenValue, TokenValues } from '../model/types';
import { completeColors } from './customColors';

/** The most tokens of one theme: more than there are. */
const MAX_VALUES = 1000;

/** Reads tokens by their paths, from storage or a link. Leaves out invalid tokens. */
export function readValues(json: unknown, library: ThemeLibrary): TokenValues {
  const entries = Object.entries(isRecord(json) ? json : {}).slice(0, MAX_VALUES);
  const values: Record<string, TokenValue> = {};
  entries.forEach(([path, value]) => {
    const token = library.tokenAt(path);
    const parsed = token && parseValue(token, value);
    if (parsed !== undefined) {
      values[path] = parsed;
    }
  });
  return completeColors(values, library).values;
}
