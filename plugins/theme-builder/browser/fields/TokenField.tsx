import type { Token } from '../model/types';
import { ChoiceField } from './ChoiceField';
import { ColorField } from './ColorField';
import { FieldRow } from './FieldRow';
import { TextField } from './TextField';
import { useToken } from './useToken';

interface Props {
  token: Token;
  /** The token's name in the code, such as `primary.main`. */
  label: string;
}

/** The control of a token, by the kind of its value, with a button that resets it. */
export function TokenField({ token, label }: Props) {
  const { value, isSet, set } = useToken(token);
  const props = { label, value, set };
  return (
    <FieldRow label={label} token={token} isSet={isSet} onReset={() => set(undefined)}>
      {token.kind === 'color' ? (
        <ColorField {...props} />
      ) : token.kind === 'choice' ? (
        <ChoiceField {...props} options={token.options} />
      ) : (
        <TextField {...props} token={token} />
      )}
    </FieldRow>
  );
}
