import { useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useBuilderContext } from '../state/useBuilder';
import type { ThemeLibrary } from '../libraries/types';
import { MAX_TEXT } from '../read/limits';
import type { ReadProblem } from '../read/parseCode';
import { parseInWorker } from '../read/parseInWorker';
import { readCode } from '../read/readTheme';
import type { ReadTheme } from '../read/readTheme';
import { MAX_THEMES } from '../state/reduceBuilder';
import { useLibrary } from '../state/useLibrary';
import { BuilderDialog } from './BuilderDialog';

/** A character is at most so many bytes of a file. */
const MAX_BYTES = 3;
/** How many of the parts that weren't understood are listed. */
const MAX_LISTED = 50;

type Result = ReadTheme | ReadProblem | 'notLoaded' | 'notOpened' | 'full';

async function read(text: string, library: ThemeLibrary): Promise<Result> {
  return readCode(await parseInWorker(text).catch(() => 'notLoaded' as const), library);
}

/** The parts of a theme that weren't understood, with their lines in the code. */
function Ignored({ ignored }: Pick<ReadTheme, 'ignored'>) {
  const translate = useTranslate();
  const more = ignored.length - MAX_LISTED;
  return (
    <Alert severity="warning">
      {translate('themeBuilder.ignored')}
      <ul dir="ltr">
        {ignored.slice(0, MAX_LISTED).map(({ path, line }) => (
          <li key={path}>
            <code translate="no">{path}</code>
            {line !== undefined && (
              <span>
                {` (${translate('themeBuilder.line')?.replace('{{line}}', String(line))})`}
              </span>
            )}
          </li>
        ))}
        {more > 0 && (
          <li>{translate('themeBuilder.moreIgnored')?.replace('{{count}}', String(more))}</li>
        )}
      </ul>
    </Alert>
  );
}

/** Reads a theme that the reader pastes or opens. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const library = useLibrary();
  const { add } = useBuilderContext();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>();
  const file = useRef<HTMLInputElement>(null);
  /** Counts the reader's actions: an answer to an earlier one comes too late. */
  const turn = useRef(0);
  const change = (next: string) => {
    turn.current += 1;
    setText(next);
    setResult(undefined);
  };
  const close = () => {
    turn.current += 1;
    onClose();
  };

  async function start() {
    turn.current += 1;
    const own = turn.current;
    const found = await read(text, library);
    if (turn.current === own) {
      setResult(found);
      if (typeof found === 'object' && found.ignored.length === 0) {
        finish(found);
      }
    }
  }
  function finish({ values }: ReadTheme) {
    if (add({ name: '', values })) {
      change('');
      onClose();
    } else {
      setResult('full');
    }
  }
  async function open(opened: File) {
    if (opened.size > MAX_TEXT * MAX_BYTES) {
      setResult('tooLong');
      return;
    }
    const content = await opened.text().catch(() => undefined);
    if (content === undefined || content.length > MAX_TEXT) {
      setResult(content === undefined ? 'notOpened' : 'tooLong');
    } else {
      change(content);
    }
  }
  function refuseLong(event: ClipboardEvent | DragEvent, inserted: string) {
    const { textLength, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement;
    if (textLength - (selectionEnd - selectionStart) + inserted.length > MAX_TEXT) {
      event.preventDefault();
      setResult('tooLong');
    }
  }

  const isRead = typeof result === 'object';
  return (
    <BuilderDialog
      title={translate('themeBuilder.import') ?? ''}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{translate('themeBuilder.cancel')}</Button>
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
          onPaste={(event) => refuseLong(event, event.clipboardData.getData('text'))}
          onDrop={(event) => refuseLong(event, event.dataTransfer.getData('text'))}
          slotProps={{
            htmlInput: {
              maxLength: MAX_TEXT,
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
            const [opened] = target.files ?? [];
            if (opened) {
              void open(opened);
            }
            target.value = '';
          }}
        />
        <div role="status">
          {typeof result === 'string' && (
            <Alert severity="error">
              {translate(`themeBuilder.problem.${result}`)?.replace(
                '{{count}}',
                String(MAX_THEMES),
              )}
            </Alert>
          )}
          {isRead && result.ignored.length > 0 && <Ignored ignored={result.ignored} />}
        </div>
      </Stack>
    </BuilderDialog>
  );
}
