import { TokenField } from '../fields/TokenField';
import { useLibrary } from '../state/useLibrary';

interface Props {
  paths: readonly string[];
  /** Returns the name of a token in its group. */
  labelOf: (path: string) => string;
}

/** The fields of tokens. */
export function TokenList({ paths, labelOf }: Props) {
  const { tokenAt } = useLibrary();
  return paths.map((path) => {
    const token = tokenAt(path);
    return token && <TokenField key={path} token={token} label={labelOf(path)} />;
  });
}
