import { Button } from '@mui/base/Button';
import './styles.css';

export default function UnstyledButtonsDisabledFocusCustom() {
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Button className="button" slots={{ root: 'span' }} disabled>
        Skipped by Tab
      </Button>
      <Button className="button" slots={{ root: 'span' }} disabled focusableWhenDisabled>
        Reached by Tab
      </Button>
    </div>
  );
}
