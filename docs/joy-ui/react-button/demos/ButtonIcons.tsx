import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const plus = (
  <SvgIcon>
    <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
  </SvgIcon>
);

export default function ButtonIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={plus}>Add member</Button>
      <Button variant="soft" endDecorator={plus}>
        Add team
      </Button>
      <Button variant="outlined" endDecorator="12">
        Open tasks
      </Button>
    </Stack>
  );
}
