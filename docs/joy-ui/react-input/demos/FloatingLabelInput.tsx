import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const raised = { top: 8, fontSize: 'xs' };
const floating = {
  '& label': { position: 'absolute', zIndex: 1, top: 18, insetInlineStart: 12 },
  '& label, & input': { transition: 'all 0.15s' },
  '& label ~ div': { '--Input-minHeight': '56px' },
  '&:has(input:is(:focus, :autofill, :not(:placeholder-shown)))': {
    '& label': raised,
    '& input': { paddingTop: '16px' },
  },
};

export default function FloatingLabelInput() {
  return (
    <FormControl sx={floating}>
      <FormLabel>Street and number</FormLabel>
      <Input name="street" autoComplete="street-address" placeholder=" " />
    </FormControl>
  );
}
