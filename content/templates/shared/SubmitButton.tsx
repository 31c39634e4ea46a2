import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface SubmitButtonProps extends ButtonProps {
  sending: boolean;
  /** What the button says while the form is being sent. */
  sendingText: string;
}

/** A button that sends a form. It keeps the focus while it waits, which a disabled one would lose. */
export default function SubmitButton({
  sending,
  sendingText,
  children,
  ...other
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      {...other}
      aria-disabled={sending}
      startIcon={
        sending ? <CircularProgress size={18} color="inherit" aria-hidden /> : other.startIcon
      }
    >
      {/* An element: beside the icon, a translator of pages would put another in a text's place. */}
      <span>{sending ? sendingText : children}</span>
    </Button>
  );
}
