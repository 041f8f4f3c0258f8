import re,gzip,glob,os,sys
d=sys.argv[1]
gz={}
def size(p):
    if p not in gz: gz[p]=len(gzip.compress(open(d+p,'rb').read(),9))
    return gz[p]
rows=[]
for f in glob.glob(d+'/**/*.html',recursive=True):
    h=open(f).read()
    css=re.findall(r'<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"',h)
    inl=sum(len(gzip.compress(s.encode(),9)) for s in re.findall(r'<style[^>]*>(.*?)</style>',h,re.S))
    js=re.findall(r'<script[^>]+src="([^"]+)"',h)+re.findall(r'<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"',h)
    rows.append((sum(size(c) for c in css if c.startswith('/')),inl,sum(size(c) for c in js if c.startswith('/')),f[len(d):],[os.path.basename(c)+':'+str(size(c)) for c in css]))
rows.sort(reverse=True)
for r in rows[:6]: print(r)
rows.sort(key=lambda r:-r[2]); print([ (r[2],r[3]) for r in rows[:4]])
