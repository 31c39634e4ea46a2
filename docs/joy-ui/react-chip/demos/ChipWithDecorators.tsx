import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const pin = (
  <SvgIcon>
    <path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7m0 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5" />
  </SvgIcon>
);

export default function ChipWithDecorators() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip variant="outlined" startDecorator={<Avatar aria-hidden="true">M</Avatar>}>
        Mei Tanaka
      </Chip>
      <Chip startDecorator={pin}>Seville</Chip>
      <Chip endDecorator="12">Open tasks</Chip>
    </Stack>
  );
}
