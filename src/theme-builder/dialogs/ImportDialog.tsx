import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../language/useTranslate';
import type { ThemeLibrary } from '../libraries/types';
import type { ReadProblem } from '../read/readCode';
import type { ReadTheme } from '../read/readTheme';
import type { TokenValues } from '../model/types';
import { useLibrary } from '../state/useLibrary';
import { BuilderDialog } from './BuilderDialog';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onRead: (values: TokenValues) => void;
}

type Result = ReadTheme | ReadProblem | 'notLoaded';

async function read(text: string, library: ThemeLibrary): Promise<Result> {
  try {
    const { readCode } = await import(/* webpackChunkName: "theme-reader" */ '../read/readCode');
    return readCode(text, library);
  } catch {
    // Offline, if this part wasn't saved.
    return 'notLoaded';
  }
}

/** What of a theme wasn't understood, with the lines in the code. */
function Ignored({ ignored }: Pick<ReadTheme, 'ignored'>) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {translate('themeBuilder.ignored')}
      <ul dir="ltr">
        {ignored.map(({ path, line }) => (
          <li key={path}>
            <code translate="no">{path}</code>
            {line !== undefined && (
              <span>
                {` (${translate('themeBuilder.line')?.replace('{{line}}', String(line))})`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Reads a theme that the reader pastes or opens. */
export function ImportDialog({ isOpen, onClose, onRead }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>();
  const file = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    setText(next);
    setResult(undefined);
  };

  async function start() {
    const found = await read(text, library);
    setResult(found);
    if (typeof found === 'object' && found.ignored.length === 0) {
      finish(found);
    }
  }
  function finish({ values }: ReadTheme) {
    onRead(values);
    change('');
    onClose();
  }

  const isRead = typeof result === 'object';
  return (
    <BuilderDialog
      title={translate('themeBuilder.import') ?? ''}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('themeBuilder.cancel')}</Button>
          <Button variant="contained" onClick={() => (isRead ? finish(result) : void start())}>
            <span>{translate(isRead ? 'themeBuilder.importRest' : 'themeBuilder.read')}</span>
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '16px', pt: '8px' }}>
        <TextField
          autoFocus
          multiline
          minRows={8}
          maxRows={16}
          fullWidth
          label={translate('themeBuilder.paste')}
          value={text}
          onChange={({ target }) => change(target.value)}
          slotProps={{
            htmlInput: {
              dir: 'ltr',
              spellCheck: false,
              sx: { fontFamily: 'var(--docs-font-code)' },
            },
          }}
        />
        <Button
          variant="outlined"
          onClick={() => file.current?.click()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('themeBuilder.open')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".ts,.tsx,.js,.mjs,.json"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(change);
            target.value = '';
          }}
        />
        <div role="status">
          {typeof result === 'string' && (
            <Alert severity="error">{translate(`themeBuilder.problem.${result}`)}</Alert>
          )}
          {isRead && result.ignored.length > 0 && <Ignored ignored={result.ignored} />}
        </div>
      </Stack>
    </BuilderDialog>
  );
}
