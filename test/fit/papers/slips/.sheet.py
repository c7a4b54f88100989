import sys
from PIL import Image
im=[Image.open('/tmp/papers/out/'+f+'-1.png') for f in sys.argv[1:]];W=sum(i.width for i in im)+10*len(im);H=max(i.height for i in im)
o=Image.new('RGB',(W,H),'gray');x=0
for i in im:o.paste(i,(x,0));x+=i.width+10
o.save('/tmp/papers/out/slips-sheet.png')
