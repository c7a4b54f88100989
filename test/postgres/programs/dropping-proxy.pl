# A network between nodes and a server that drops packets: `dropping-proxy.pl HOST PORT` prints its port, and carries
# connections there. The line `drop` on its input makes the kernel throw away every packet that comes to its sockets, so
# that nobody gets as much as an acknowledgement; `pass` ends that. Each is answered by `done`. Perl, because Node can set
# no such option of a socket.
use strict;
use warnings;
use IO::Select;
use IO::Socket::INET;
use Socket qw(SOL_SOCKET);

use constant {SO_ATTACH_FILTER => 26, SO_DETACH_FILTER => 27};

my ($host, $port) = @ARGV;
$| = 1;
$SIG{PIPE} = 'IGNORE';
my $listener = IO::Socket::INET->new(LocalAddr => '127.0.0.1', Listen => 64) or die "listen: $!";
my $all = IO::Select->new(\*STDIN, $listener);
my (%other, $dropping);
print $listener->sockport, "\n";

# A program of one instruction for the kernel's packet filter: of each packet keep 0 bytes.
my $drop_all = pack('S C C L', 6, 0, 0, 0);

sub filter {
  my ($socket) = @_;
  if ($dropping) {
    setsockopt($socket, SOL_SOCKET, SO_ATTACH_FILTER, pack('S x!8 P', 1, $drop_all)) or die "filter: $!";
  } else {
    setsockopt($socket, SOL_SOCKET, SO_DETACH_FILTER, pack('i', 0));
  }
}

sub obey {
  sysread(STDIN, my $line, 100) or exit;
  $dropping = $line =~ /^drop/;
  filter($_) for grep { $_ != \*STDIN } $all->handles;
  print "done\n";
}

sub introduce {
  my $near = $listener->accept or return;
  my $far = IO::Socket::INET->new(PeerAddr => $host, PeerPort => $port) or return close $near;
  ($other{$near}, $other{$far}) = ($far, $near);
  $all->add($near, $far);
}

sub carry {
  my ($from) = @_;
  my $to = $other{$from} or return;
  my $count = sysread($from, my $bytes, 65536);
  my $sent = 0;
  while ($count && $sent < $count) {
    my $more = syswrite($to, $bytes, $count - $sent, $sent) or last;
    $sent += $more;
  }
  return if $count && $sent == $count;
  delete @other{$from, $to};
  $all->remove($from, $to);
  close $_ for $from, $to;
}

while (my @ready = $all->can_read) {
  for my $handle (@ready) {
    if ($handle == \*STDIN) { obey() }
    elsif ($handle == $listener) { introduce() }
    else { carry($handle) }
  }
}
