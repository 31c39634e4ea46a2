import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent, { timelineContentClasses } from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const releases = [
  { version: '2.4', change: 'Invoices are sent by email' },
  { version: '2.5', change: 'Orders can be exported' },
  { version: '2.6', change: 'Suppliers have a page with their contracts' },
];

export default function RightAlignedTimeline() {
  return (
    <Timeline
      aria-label="Releases"
      sx={{ [`& .${timelineContentClasses.root}`]: { flex: 'none', width: 72 } }}
    >
      {releases.map(({ version, change }, index) => (
        <TimelineItem key={version}>
          <TimelineOppositeContent>{change}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < releases.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent color="text.secondary">{version}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
