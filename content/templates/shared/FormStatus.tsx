import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { visuallyHidden } from './visuallyHidden';

interface FormStatusProps {
  /** Why the form was refused; empty when it wasn't. */
  failure?: string;
  /** What screen readers hear; others see it elsewhere. */
  announcement?: string;
}

/** Tells how sending went. It is always in the page, as screen readers announce only changes. */
export default function FormStatus({ failure, announcement }: FormStatusProps) {
  return (
    <Box role="status">
      {failure && (
        <Alert severity="error" role="presentation">
          {failure}
        </Alert>
      )}
      <span style={visuallyHidden}>{announcement}</span>
    </Box>
  );
}
