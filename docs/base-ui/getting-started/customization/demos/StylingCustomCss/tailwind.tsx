import { useState } from 'react';
import { Button } from '@mui/base/Button';

const button =
  'rounded-lg bg-blue-700 px-4 py-2 font-semibold text-white hover:bg-blue-800 active:bg-blue-900 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

export default function StylingCustomCss() {
  const [sent, setSent] = useState(false);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
      <Button
        className={button}
        focusableWhenDisabled
        disabled={sent}
        onClick={() => setSent(true)}
      >
        Send reminder
      </Button>
      <span role="status">{sent ? 'Reminder sent' : ''}</span>
    </div>
  );
}
