import { Button } from '@mui/base/Button';

const button =
  'rounded-lg bg-blue-700 px-4 py-2 font-semibold text-white hover:bg-blue-800 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

export default function UnstyledButtonsDisabledFocusCustom() {
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Button className={button} slots={{ root: 'span' }} disabled>
        Skipped by Tab
      </Button>
      <Button className={button} slots={{ root: 'span' }} disabled focusableWhenDisabled>
        Reached by Tab
      </Button>
    </div>
  );
}
