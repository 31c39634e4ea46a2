import { Button } from '@mui/base/Button';
import './styles.css';

export default function UnstyledButtonsDisabledFocus() {
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Button className="button" disabled>
        Skipped by Tab
      </Button>
      <Button className="button" disabled focusableWhenDisabled>
        Reached by Tab
      </Button>
    </div>
  );
}
