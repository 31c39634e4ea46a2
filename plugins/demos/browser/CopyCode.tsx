import {
  CopyButton,
  copyLabel,
} from '@component-docs/written-pages/browser/code-blocks/CopyButton';
import { useClipboardCopy } from '@component-docs/written-pages/browser/code-copy/useClipboardCopy';
import { controlName } from './names';

/** The copy button of a listing of a demo or playground, whose name tells it from the others of the page. */
export function CopyCode({ name, code }: { name: string; code: string }) {
  const { copy, isCopied } = useClipboardCopy();
  return (
    <CopyButton
      label={controlName(copyLabel(), name)}
      isCopied={isCopied}
      onCopy={() => {
        copy(code).catch((error: unknown) => {
          console.error('The code could not be copied.', error);
        });
      }}
    />
  );
}
