import { Button } from '@mui/base/Button';
import './styles.css';

export default function UnstyledButtonIntroduction() {
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Button className="button">Save draft</Button>
      <Button className="button" disabled>
        Publish
      </Button>
    </div>
  );
}
