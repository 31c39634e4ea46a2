import { useTranslate } from '../reader/language/useTranslate';

interface Props {
  error: Error;
  onReset: () => void;
}

/** The error of a demo that threw, in the reader's language, with a button to try again. */
export function CrashDetails({ error, onReset }: Props) {
  const translate = useTranslate();
  return (
    <>
      <strong>{translate('demos.crash')}</strong>
      <pre>{error.message}</pre>
      <button type="button" onClick={onReset}>
        {translate('demos.resetDemo')}
      </button>
    </>
  );
}
