import { Button } from '@mui/base/Button';
import './styles.css';

export default function UnstyledLinkButton() {
  return (
    <Button className="button" href="#hook">
      Read about the hook
    </Button>
  );
}
