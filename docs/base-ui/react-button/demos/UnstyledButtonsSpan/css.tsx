import { Button } from '@mui/base/Button';
import './styles.css';

export default function UnstyledButtonsSpan() {
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Button className="button" slots={{ root: 'span' }}>
        Archive
      </Button>
      <Button className="button" slots={{ root: 'span' }} disabled>
        Delete
      </Button>
    </div>
  );
}
