import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const floating = {
  '& label': { position: 'absolute', zIndex: 1, top: 26, insetInlineStart: 12 },
  '& label ~ div': { '--Textarea-paddingBlock': '26px 8px' },
  '&:has(textarea:is(:focus, :not(:placeholder-shown))) label': { top: 8, fontSize: 'xs' },
};

export default function FloatingLabelTextarea() {
  return (
    <FormControl sx={floating}>
      <FormLabel>How to find us</FormLabel>
      <Textarea name="directions" placeholder=" " />
    </FormControl>
  );
}
