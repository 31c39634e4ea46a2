import { useId, useState, useMemo } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Info from '@mui/icons-material/InfoOutlined';
import Restore from '@mui/icons-material/SettingsBackupRestore';
import type { Token } from '../model/types';
import { ChoiceField } from './ChoiceField';
import { ColorField } from './ColorField';
import { TextField } from './TextField';
import { useToken, useBuilderContext } from './useToken';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { dependentsOf } from '../model/dependents';
import { createDraftTheme, themeValue } from '../model/draftTheme';
import { useLibrary } from '../state/useLibrary';

/**
 * Returns the end of a path. It leaves out the scheme, which is the scheme of the token with these details.
 */
const shortName = (path: string) => path.split('.palette.')[1] ?? path.replace(/^typography\./, '');

/** A token's default, and the tokens and components that depend on it. */
function TokenDetails({ token }: { token: Token }) {
  const translate = useTranslate();
  const library = useLibrary();
  const { theme } = useBuilderContext();
  const { standard, dependents } = useMemo(() => {
    const others = Object.entries(theme.values).filter(([path]) => path !== token.path);
    return {
      standard: themeValue(createDraftTheme(Object.fromEntries(others), library), token, library),
      dependents: dependentsOf(token, theme.values, library),
    };
  }, [token, theme.values, library]);
  const tokens = dependents.tokens.map(shortName).join(', ');
  return (
    <>
      <p>
        {translate('themeBuilder.standard')?.replace(
          '{{value}}',
          String(standard ?? translate('themeBuilder.unset')),
        )}
      </p>
      {tokens && <p>{translate('themeBuilder.dependentTokens')?.replace('{{tokens}}', tokens)}</p>}
      {dependents.components.length > 0 && (
        <p>
          {translate('themeBuilder.dependentComponents')?.replace(
            '{{components}}',
            dependents.components.join(', '),
          )}
        </p>
      )}
    </>
  );
}

interface FieldRowProps {
  label: string;
  token: Token;
  /** Whether the value differs from the default. */
  isSet: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** A field, the button that resets it to its default, and the button that shows its details. */
function FieldRow({ label, token, isSet, onReset, children }: FieldRowProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '4px' }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>{children}</Box>
        <IconButton
          size="small"
          aria-label={translate('themeBuilder.details')?.replace('{{token}}', label)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ mt: '4px' }}
        >
          <Info fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate('themeBuilder.reset')?.replace('{{token}}', label)}
          // It keeps its place, and a disabled button would drop the focus.
          aria-disabled={!isSet}
          onClick={() => isSet && onReset()}
          sx={{ mt: '4px', opacity: isSet ? 1 : 0.3 }}
        >
          <Restore fontSize="small" />
        </IconButton>
      </Box>
      <Box id={id} sx={{ typography: 'body2', overflowWrap: 'anywhere', '& p': { m: '6px 4px' } }}>
        {isOpen && <TokenDetails token={token} />}
      </Box>
    </div>
  );
}

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
