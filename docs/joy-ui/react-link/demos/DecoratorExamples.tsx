import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const arrow = (
  <SvgIcon>
    <path d="M14 5h5v5h-2V8.4l-7.3 7.3-1.4-1.4L15.6 7H14zM5 7h5v2H7v8h8v-3h2v5H5z" />
  </SvgIcon>
);
const file = (
  <SvgIcon>
    <path d="M6 2h8l6 6v14H6zm7 1.5V9h5.5z" />
  </SvgIcon>
);

export default function DecoratorExamples() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Link href="#common-examples" startDecorator={file}>
        Price list (PDF, 2 MB)
      </Link>
      <Link href="#common-examples" target="_blank" rel="noopener" endDecorator={arrow}>
        Harbor office (new window)
      </Link>
      <Link href="#common-examples" variant="soft" endDecorator="4">
        Open requests
      </Link>
    </Stack>
  );
}
