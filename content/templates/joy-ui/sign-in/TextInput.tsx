import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import type { InputProps } from '@mui/joy/Input';

interface TextInputProps extends InputProps {
  label: string;
  /** What is wrong with the text, shown below the field. */
  problem: string | undefined;
}

/** A required field with its label and its problem. The parts find each other by their FormControl. */
export default function TextInput({ label, problem, ...props }: TextInputProps) {
  return (
    <FormControl required error={problem !== undefined}>
      <FormLabel>{label}</FormLabel>
      {/* FormControl gives the field its colors; its own `error` marks it for screen readers. */}
      <Input size="lg" error={problem !== undefined} {...props} />
      {problem && <FormHelperText sx={{ color: 'danger.plainColor' }}>{problem}</FormHelperText>}
    </FormControl>
  );
}
