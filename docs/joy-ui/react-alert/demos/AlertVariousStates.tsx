import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const states = [
  { title: 'Done', text: 'All files are uploaded.', color: 'success', path: 'm4 12 6 6L21 7' },
  { title: 'Warning', text: 'The disk is almost full.', color: 'warning', path: 'M12 4v11m0 3v2' },
  { title: 'Error', text: 'One file is too large.', color: 'danger', path: 'm5 5 14 14M19 5 5 19' },
] as const;

export default function AlertVariousStates() {
  return (
    <Stack spacing={2}>
      {states.map(({ title, text, color, path }) => (
        <Alert key={title} color={color} startDecorator={<StateIcon path={path} />}>
          <div>
            <div>{title}</div>
            <Typography level="body-sm" color={color}>
              {text}
            </Typography>
          </div>
        </Alert>
      ))}
    </Stack>
  );
}

function StateIcon({ path }: { path: string }) {
  return (
    <SvgIcon>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </SvgIcon>
  );
}
