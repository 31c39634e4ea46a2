import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

export default function SaveButton({ children = 'Save', ...props }: ButtonProps) {
  return (
    <Button variant="contained" {...props}>
      {children}
    </Button>
  );
}
