import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

type DownloadButtonProps = ButtonProps<'a', { component?: 'a' }>;

export default function DownloadButton(props: DownloadButtonProps) {
  return <Button component="a" download {...props} />;
}

export const report = <DownloadButton href="/report.pdf">Report</DownloadButton>;
