import { Button } from '@mui/base/Button';
import './styles.css';

export default function ColorContrast() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button className="button">Approve</Button>
      <Button className="button reject">Reject</Button>
    </div>
  );
}
