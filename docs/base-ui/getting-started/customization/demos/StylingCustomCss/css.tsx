import { useState } from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function StylingCustomCss() {
  const [sent, setSent] = useState(false);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
      <Button
        className="button"
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
